import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Configuration } from "webpack";
import { AFTER_CLIENT, BEFORE_CLIENT, CLIENT } from "./paneHtml";
import { WORKBENCH_FOLDER } from "./routes";

/** The page with its spreadsheet. The engine is LGPL: it is a tool here, no part of the add-in. */
export const workbenchConfig: Configuration = {
  name: "workbench",
  mode: "development",
  devtool: false,
  target: ["web", "es2022"],
  entry: {
    page: ["./src/workbench/page/page.ts", "./src/workbench/page/page.css"],
    [BEFORE_CLIENT]: "./src/workbench/pane/before.ts",
    [AFTER_CLIENT]: "./src/workbench/pane/after.ts",
  },
  output: { path: WORKBENCH_FOLDER, filename: "[name].js", clean: true },
  /** The engine's "browser" file expects a global owl: its module does not. */
  resolve: { extensions: [".ts", ".js"], mainFields: ["module", "main"] },
  module: {
    rules: [
      { test: /\.ts$/, loader: "ts-loader", options: { transpileOnly: true } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new HtmlPlugin({ template: "src/workbench/page/index.html", chunks: ["page"] }),
    new CopyPlugin({
      patterns: [
        "node_modules/@odoo/o-spreadsheet/dist/o_spreadsheet.xml",
        "node_modules/chart.js/dist/chart.umd.min.js",
        `node_modules/@microsoft/office-js/dist/${CLIENT}`,
      ],
    }),
  ],
  performance: { hints: false },
};
