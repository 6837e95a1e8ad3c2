import { html, nothing, type TemplateResult } from 'lit';
import type { Preferences } from '../../board/puzzle/types.js';
import { icon } from './frame.js';
import type { DevicePlayer, Setting } from '../device/kept-game.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';

const YES_OR_NO = ['yes', 'no'];

/** The settings with another choice, for the player and for the board. */
export function chosen(player: DevicePlayer, { id, board, values }: Setting, value: string): DevicePlayer {
  const isOn = values.length === 2 && values.every((each) => YES_OR_NO.includes(each)) ? value === 'yes' : undefined;
  // of what is checked the board hears whether anything is
  const told = isOn ?? (id === 'check' ? value !== 'off' : value);
  return {
    ...player,
    choices: { ...player.choices, [id]: value },
    board: board === '' ? player.board : ({ ...player.board, [board]: told } as Preferences),
  };
}

/** Keeps a choice until the server hears of it. */
export async function keepChoice(player: DevicePlayer, id: string): Promise<void> {
  await store.setPlayer(player);
  await store.addChangedChoice(id, player.choices[id]!);
}

/** The settings of a game, as `settings.ui.SettingsForm` has them. */
export function settingsDialog(texts: OfflineTexts, player: DevicePlayer, choose: (setting: Setting, value: string) => void): TemplateResult {
  const close = texts.say('shell.close');
  return html`<dialog id="settings" class="offline-dialog" aria-label=${texts.say('play.menu.settings')}>
    <form method="dialog">
      <h2>${texts.say('play.menu.settings')}</h2>
      <button class="icon-button" title=${close} aria-label=${close}>${icon('close')}</button>
    </form>
    ${player.settings.map((setting) => field(texts, setting, player.choices[setting.id] ?? '', choose))}
  </dialog>`;
}

function field(
  texts: OfflineTexts,
  setting: Setting,
  now: string,
  choose: (setting: Setting, value: string) => void,
): TemplateResult {
  const { id, values } = setting;
  const label = texts.say(`play.setting.${id}`);
  if (values.every((value) => YES_OR_NO.includes(value))) {
    const help = texts.has(`play.setting.${id}.help`) ? texts.say(`play.setting.${id}.help`) : '';
    return html`<label class="offline-setting">
      <input
        type="checkbox"
        name=${id}
        .checked=${now === 'yes'}
        @change=${(event: Event) => choose(setting, (event.target as HTMLInputElement).checked ? 'yes' : 'no')}
      />
      <span>${label}${help === '' ? nothing : html`<span class="quiet">${help}</span>`}</span>
    </label>`;
  }
  return html`<fieldset class="offline-setting">
    <legend>${label}</legend>
    ${values.map(
      (value) =>
        html`<label>
          <input type="radio" name=${id} value=${value} .checked=${now === value} @change=${() => choose(setting, value)} />
          <span>${texts.say(`play.setting.${id}.${value}`)}</span>
        </label>`,
    )}
  </fieldset>`;
}
