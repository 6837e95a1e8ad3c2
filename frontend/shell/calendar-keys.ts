/**
 * The arrow keys lead from day to day in a month's table, Home and End to the ends of a week. Every day is reached by the
 * tab key too: this is only the shorter way.
 */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const DAYS = 7;

function target(cells: Element[], from: number, key: string, mirrored: boolean): HTMLElement | undefined {
  const step = STEPS[key];
  if (step !== undefined) {
    const turned = mirrored && Math.abs(step) === 1 ? -step : step;
    return cells[from + turned]?.querySelector('a') ?? undefined;
  }
  const week = cells.slice(from - (from % DAYS), from - (from % DAYS) + DAYS);
  const links = week.flatMap((cell) => [...cell.querySelectorAll('a')]);
  return key === 'Home' ? links.at(0) : key === 'End' ? links.at(-1) : undefined;
}

document.addEventListener('keydown', (event) => {
  const cell = event.target instanceof Element ? event.target.closest('.month-calendar td') : null;
  const table = cell?.closest('table');
  if (!cell || !table || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
    return;
  }
  const cells = [...table.querySelectorAll('td')];
  const mirrored = getComputedStyle(table).direction === 'rtl';
  const found = target(cells, cells.indexOf(cell as HTMLTableCellElement), event.key, mirrored);
  if (found) {
    event.preventDefault();
    found.focus();
  }
});

export {};
