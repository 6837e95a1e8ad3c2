/** Vaadin's connection state, as far as it is used here. */
export interface ConnectionState {
  readonly state: string;
  readonly online: boolean;
  addStateChangeListener(listener: (before: string, now: string) => void): void;
  removeStateChangeListener(listener: (before: string, now: string) => void): void;
}

/** That of this page; there is none without Vaadin's client. */
export function connectionState(): ConnectionState | undefined {
  return (window as { Vaadin?: { connectionState?: ConnectionState } }).Vaadin?.connectionState;
}
