import { fileText } from './file-text.js';

/**
 * The text of a file goes into a field as if it had been pasted there. A file is chosen by an
 * `<input type="file" data-into="id">`, which names the field, or dropped: onto a field with `data-most`, or anywhere on
 * a page that has just one of them, where the browser would otherwise leave the page and show the file. Of files that are
 * longer than the field takes (`data-most`, in bytes) so much is read, in whatever encoding, that the field says itself
 * that it is too long, and how long the files are (`data-file-bytes`).
 * Several files are read one behind the other. Files that the installed game was opened with (`file_handlers` of its
 * manifest) go into the field of the page that they lead to.
 */
interface TextField extends HTMLElement {
  value: string;
  inputElement?: HTMLElement;
}

interface Launch {
  files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    /** Of browsers that open files with installed pages: https://wicg.github.io/web-app-launch/ */
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }
}

/** In UTF-16, a character that UTF-8 has in one byte takes two. */
const MOST_BYTES_OF_ONE = 2;

async function read(files: File[], field: TextField): Promise<void> {
  const most = Number(field.dataset['most'] ?? Infinity);
  const parts = files.map((file) => file.slice(0, MOST_BYTES_OF_ONE * (most + 1)).arrayBuffer());
  const texts = (await Promise.all(parts)).map((bytes) => fileText(new Uint8Array(bytes)));
  field.value = texts.join('\n');
  field.dataset['fileBytes'] = String(files.reduce((bytes, file) => bytes + file.size, 0));
  field.inputElement?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  delete field.dataset['fileBytes'];
  // the server gets it when the field is left
  field.focus();
}

document.addEventListener('change', ({ target: input }) => {
  if (input instanceof HTMLInputElement && input.type === 'file' && input.dataset['into'] !== undefined) {
    const field = document.getElementById(input.dataset['into']) as TextField | null;
    const files = [...(input.files ?? [])];
    if (field && files.length > 0) {
      void read(files, field);
    }
    input.value = ''; // the same file again is a change too
  }
});

document.addEventListener('dragover', (event) => {
  const field = hasFiles(event) ? fieldFor(event) : null;
  if (field) {
    event.preventDefault(); // without this nothing can be dropped
    show(field);
  }
});

document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) {
    show(null); // it has left the window
  }
});

document.addEventListener('drop', (event) => {
  const field = hasFiles(event) ? fieldFor(event) : null;
  show(null);
  if (field) {
    event.preventDefault();
    void read([...(event.dataTransfer?.files ?? [])], field);
  }
});

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

function fieldFor(event: DragEvent): TextField | null {
  const under = event.target instanceof Element ? event.target : null;
  if (under?.closest('vaadin-upload')) {
    return null; // takes its files itself
  }
  const all = document.querySelectorAll<TextField>('[data-most]');
  return under?.closest<TextField>('[data-most]') ?? (all.length === 1 ? (all[0] ?? null) : null);
}

/** Marks the field that would get what is dropped now. */
function show(field: TextField | null): void {
  document.querySelectorAll('[data-dropping]').forEach((marked) => {
    if (marked !== field) {
      marked.removeAttribute('data-dropping');
    }
  });
  field?.setAttribute('data-dropping', '');
}

window.launchQueue?.setConsumer(({ files = [] }) => {
  if (files.length > 0) {
    void Promise.all([Promise.all(files.map((file) => file.getFile())), fieldOfThePage()]).then(([opened, field]) =>
      read(opened, field),
    );
  }
});

/** The field of a page that may still be on its way. */
async function fieldOfThePage(): Promise<TextField> {
  const there = () => document.querySelector<TextField>('[data-most]');
  const field =
    there() ??
    (await new Promise<TextField>((found) => {
      const watch = new MutationObserver(() => {
        const added = there();
        if (added) {
          watch.disconnect();
          found(added);
        }
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }));
  await customElements.whenDefined(field.localName);
  return field;
}
