/** A card beside a board, as `org.crosscage.board.Card` has it: with all its words. */
export interface Card {
  readonly id: string;
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
  /** Below all else; without a server, buttons alone. */
  readonly links: readonly Action[];
}

/** A paragraph, or sentences about the board, of which `folded` names those between the first two and the last. */
export type Block = { readonly text: string } | { readonly sentences: readonly (readonly Span[])[]; readonly folded: string };

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
  readonly words: string;
  /** The price, which describes the button, before others. */
  readonly notes: readonly string[];
  readonly primary: boolean;
  /** A line drawing before the words. */
  readonly symbol: '' | 'list';
}
