import { css, unsafeCSS } from 'lit';
import plotCss from 'uplot/dist/uPlot.min.css?inline';

export const chartStyle = [
  unsafeCSS(plotCss),
  css`
    :host {
      display: block;
      min-width: 0;
    }

    .plot {
      position: relative;
      height: var(--chart-height, 220px);
      overflow: hidden;
    }

    .uplot {
      font-family: inherit;
    }

    .u-cursor-x,
    .u-cursor-y {
      border-color: var(--line);
    }

    .empty {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      padding: var(--s-4);
      color: var(--ink-2);
      font-size: var(--text-s);
      text-align: center;
    }

    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--s-4);
      margin: 0 0 var(--s-2);
      padding: 0;
      font-size: var(--text-s);
      list-style: none;
    }

    .legend li {
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }

    .legend svg {
      width: 26px;
      height: 10px;
    }

    .legend b {
      min-width: 3ch;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }

    .axis {
      margin: 0;
      color: var(--ink-2);
      font-size: 0.8125rem;
    }

    .axis.x {
      text-align: center;
    }

    .foot {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      justify-content: space-between;
      gap: 0 var(--s-4);
    }

    .save {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s-4);
    }

    details {
      min-width: 0;
      flex: 1 0 auto;
    }

    details[open] {
      flex-basis: 100%;
    }

    summary,
    button {
      display: inline-flex;
      align-items: center;
      min-height: var(--touch);
      padding: 0;
      border: 0;
      border-radius: var(--r-s);
      background: none;
      color: var(--accent);
      font: inherit;
      font-size: var(--text-s);
      text-decoration: underline;
      text-underline-offset: 0.18em;
      cursor: pointer;
    }

    summary:focus-visible,
    button:focus-visible,
    .scroll:focus-visible {
      outline: var(--focus);
      outline-offset: 2px;
    }

    .scroll {
      max-height: 320px;
      overflow: auto;
    }

    table {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--text-s);
      font-variant-numeric: tabular-nums;
    }

    th,
    td {
      padding: 4px var(--s-2);
      border-top: 1px solid var(--hair);
      text-align: end;
      white-space: nowrap;
    }

    thead th {
      border-top: 0;
      color: var(--ink-2);
      font-weight: 600;
    }
  `,
];
