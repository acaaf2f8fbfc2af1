import type { Column } from "../../column";
import type { ReportContext } from "../context";
import type { ReportColumn } from "../layout";
import type { PlayerLine } from "../playerLine";

/** A column of the report. */
export type ReportCells = Column<ReportColumn, ReportContext, PlayerLine>;
