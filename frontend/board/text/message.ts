/**
 * Message templates: the small part of ICU that the board's texts use, `{name}` and
 * `{count, plural, =0 {…} one {# cell} other {# cells}}`, so that one bundle serves Java and the browser.
 */

import { pageLanguage } from './page-language.js';

export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** The text of a key with its values filled in. A missing key shows itself, which tests look for. */
export function message(texts: Texts, key: string, values: Values = {}): string {
  const template = texts[key];
  return template === undefined ? key : format(template, values);
}

export function format(template: string, values: Values, language = pageLanguage()): string {
  let out = '';
  let at = 0;
  while (at < template.length) {
    const open = template.indexOf('{', at);
    if (open < 0) {
      return out + unquote(template.slice(at));
    }
    const close = closing(template, open);
    out += unquote(template.slice(at, open)) + argument(template.slice(open + 1, close), values, language);
    at = close + 1;
  }
  return out;
}

function argument(inside: string, values: Values, language: string): string {
  const [name = '', kind = '', ...rest] = inside.split(',');
  const value = values[name.trim()];
  if (kind.trim() !== 'plural') {
    return value === undefined ? `{${inside}}` : String(value);
  }
  const count = Number(value);
  const forms = pluralForms(rest.join(','));
  const form =
    forms.get(`=${count}`) ?? forms.get(new Intl.PluralRules(language).select(count)) ?? forms.get('other') ?? '';
  return format(form.replaceAll('#', new Intl.NumberFormat(language).format(count)), values, language);
}

function pluralForms(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  let at = 0;
  for (;;) {
    const open = text.indexOf('{', at);
    if (open < 0) {
      return forms;
    }
    const close = closing(text, open);
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') {
      depth++;
    } else if (text[i] === '}' && --depth === 0) {
      return i;
    }
  }
  throw new Error(`no closing brace in "${text}"`);
}

function unquote(text: string): string {
  return text.replaceAll("''", "'");
}
