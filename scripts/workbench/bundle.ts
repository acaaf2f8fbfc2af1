import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import path from "node:path";
import type { Configuration } from "webpack";

/** Where the page is built: beside the add-in, never into it. */
export const WORKBENCH_FOLDER = path.resolve(import.meta.dirname, "../../.cache/workbench");

/** The page with its spreadsheet. The engine is LGPL: it is a tool here, no part of the add-in. */
export const workbenchConfig: Configuration = {
  name: "workbench",
  mode: "development",
  devtool: false,
  target: ["web", "es2022"],
  entry: { page: ["./src/workbench/page/page.ts", "./src/workbench/page/page.css"] },
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
    new HtmlPlugin({ template: "src/workbench/page/index.html" }),
    new CopyPlugin({
      patterns: [
        "node_modules/@odoo/o-spreadsheet/dist/o_spreadsheet.xml",
        "node_modules/chart.js/dist/chart.umd.min.js",
      ],
    }),
  ],
  performance: { hints: false },
};
