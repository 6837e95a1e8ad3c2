/** What a line offers to do. */
export interface LineAction {
  readonly words: string;
  run(): void;
}

/**
 * Shows a line of words below the header, above everything, and tells it to those who listen. It goes away after so many
 * milliseconds, or when what is returned is called.
 */
export function showLine(className: string, words: string, milliseconds: number, action?: LineAction): () => void {
  const line = document.createElement('div');
  line.className = `passing-line ${className}`;
  line.setAttribute('role', 'status');
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
