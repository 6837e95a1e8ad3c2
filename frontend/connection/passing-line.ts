/** What a line offers to do. */
export interface LineAction {
  readonly words: string;
  run(): void;
}

/**
 * Shows a line of words above everything and announces it to screen readers, at once if it is an alert. It goes away after so
 * many milliseconds, or when what is returned is called.
 */
export function showLine(
  className: string,
  words: string,
  milliseconds: number,
  action?: LineAction,
  role: 'alert' | 'status' = 'status',
): () => void {
  const line = document.createElement('div');
  line.className = `passing-line ${className}`;
  line.setAttribute('role', role);
  line.popover = 'manual'; // above an open menu
  document.body.append(line);
  line.showPopover();
  line.textContent = words; // only what changes is told
  if (action) {
    line.append(button(action));
  }
  const timer = milliseconds === Infinity ? undefined : setTimeout(() => line.remove(), milliseconds);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}

function button({ words, run }: LineAction): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', run);
  return made;
}
