/**
 * Buttons in a `.copy-link` copy their `copyText` to the clipboard; the `[role=status]` beside them says whether it is
 * done. One listener for the whole page, whoever puts such buttons there.
 */
interface CopyButton extends HTMLButtonElement {
  copyText?: string;
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** Without a secure connection there is no clipboard to write to, but what is selected can be copied. */
function byHand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) {
    focused.focus();
  }
  return done;
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<CopyButton>('.copy-link button') : null;
  const said = button?.parentElement?.querySelector<HTMLElement>('[role=status]');
  if (button?.copyText !== undefined && said) {
    void toClipboard(button.copyText).then((done) => {
      said.textContent = said.dataset[done ? 'copied' : 'failed'] ?? '';
      const card = said.closest('.card');
      card?.scrollTo({ top: card.scrollHeight });
    });
  }
});
