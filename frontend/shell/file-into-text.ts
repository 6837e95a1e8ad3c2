/**
 * An `<input type="file" data-into="id">` puts the text of the chosen file into the field of that id. Of a file that is
 * longer than the field takes (`data-most`, in bytes) so much is read that the field says itself that it is too long.
 */
interface TextField extends HTMLElement {
  value: string;
  inputElement?: HTMLElement;
}

async function read(file: File, field: TextField): Promise<void> {
  const most = Number(field.dataset['most'] ?? Infinity);
  field.value = await file.slice(0, most + 1).text();
  field.inputElement?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  // the server gets it when the field is left
  field.focus();
}

document.addEventListener('change', ({ target: input }) => {
  if (input instanceof HTMLInputElement && input.type === 'file' && input.dataset['into'] !== undefined) {
    const field = document.getElementById(input.dataset['into']) as TextField | null;
    const file = input.files?.[0];
    if (field && file) {
      void read(file, field);
    }
    input.value = ''; // the same file again is news too
  }
});

export {};
