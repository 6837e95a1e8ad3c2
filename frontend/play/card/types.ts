/** A card beside a board, as `org.crosscage.board.Card` has it: with all its words. */
export interface Card {
  /** Empty where nothing is around it: it is part of another card, or of a page. */
  readonly id: string;
  /** A class in the style sheets; may be empty. */
  readonly look: string;
  /** The names of the buttons that fold and close it; empty where it has none. */
  readonly fold: string;
  readonly close: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly body: readonly Block[];
  /** How many of its stages are told. */
  readonly told: number;
  /** How many there are; 0 where a card has none. */
  readonly stages: number;
  readonly actions: readonly Action[];
  /** Signs with their classes, in the order in which they are explained. */
  readonly legend: readonly { readonly name: string; readonly words: string }[];
  /** Below all else. */
  readonly links: readonly (Action | Page | Copy)[];
}

export type Block = Words | Proof | Facts | Pages | Choices | Rows;

/** A paragraph, with a class in the style sheets, which may be empty. */
export interface Words {
  readonly text: string;
  readonly look: string;
}

/** Sentences about the board, of which `folded` names those between the first two and the last; empty: all are seen. */
export interface Proof {
  readonly sentences: readonly (readonly Span[])[];
  readonly folded: string;
}

/** Numbers with their names. */
export interface Facts {
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** Pages, each with a number. */
export interface Pages {
  readonly title: string;
  readonly pages: readonly { readonly page: Page; readonly count: string }[];
}

/** Buttons for what else could be told. */
export interface Choices {
  readonly title: string;
  readonly others: readonly Action[];
}

/** Rows in groups. */
export interface Rows {
  /** The name of the buttons that sort them. */
  readonly sort: string;
  readonly sortings: readonly Action[];
  /** The id of the one that did. */
  readonly sorted: string;
  /** On the button of each row. */
  readonly why: string;
  readonly groups: readonly Group[];
}

export interface Group {
  readonly title: string;
  /** How many rows there are, in words. */
  readonly count: string;
  /** Beside the title; may be empty. */
  readonly note: string;
  readonly rows: readonly Row[];
  /** Where the list ends until more is asked for: after how many rows, and what the button says that asks. */
  readonly cuts: readonly { readonly rows: number; readonly more: string }[];
}

export interface Row {
  readonly id: string;
  /** The name of what it does. */
  readonly change: string;
  /** A note; may be empty. */
  readonly note: string;
  /** The name of its button. */
  readonly why: string;
}

/** A piece of a sentence, as `org.crosscage.board.TextSpan` has it. */
export interface Span {
  readonly text: string;
  readonly link?: number;
  readonly role?: string;
  readonly cells?: readonly number[];
  readonly clue?: number;
}

/** A button, and what is said beside it. */
export interface Action {
  readonly id: string;
  /** Empty where there are notes alone. */
  readonly words: string;
  /** The price, which describes the button, before others. */
  readonly notes: readonly string[];
  readonly primary: boolean;
  /** The command of the board that asks the same; may be empty. */
  readonly asks: string;
  /** A line drawing before the words. */
  readonly symbol: '' | 'back' | 'list' | 'next';
  /** The page that it opens. Pages without a server add it, and the symbol `back`, which the cards of Java do not have. */
  readonly address?: string;
}

/** A page in a tab of its own. */
export interface Page {
  readonly id: string;
  /** Empty where it cannot be opened. */
  readonly address: string;
  readonly words: string;
  /** Said of the tab. */
  readonly newTab: string;
}

/** A text to copy. */
export interface Copy {
  readonly id: string;
  readonly words: string;
  readonly copied: string;
  readonly failed: string;
  readonly text: string;
}
