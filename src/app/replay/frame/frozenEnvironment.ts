/** The recorded environment of a snapshot: everything its screens read besides the store. */
export type RecordedEnvironment = { timeZone: string; dark: boolean };

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

function holdTimeZone(timeZone: string): void {
  if (!isZone(timeZone)) return;
  const Formats = Intl.DateTimeFormat;
  const inZone = (given: unknown[]): [string, Intl.DateTimeFormatOptions] => {
    const [locale, options] = given;
    return [String(locale), { timeZone, ...(typeof options === 'object' ? options : {}) }];
  };
  Intl.DateTimeFormat = new Proxy(Formats, {
    construct: (target, given) => new target(...inZone(given)),
    apply: (target, _self, given) => target(...inZone(given)),
  });
}

/** Replays the member's preferred colour scheme, which may differ from the one of this browser. */
function holdColourScheme(dark: boolean): void {
  const ask = globalThis.matchMedia.bind(globalThis);
  const always = 'all';
  const never = 'not all';
  globalThis.matchMedia = (query) => {
    if (query === '(prefers-color-scheme: dark)') return ask(dark ? always : never);
    return ask(query);
  };
}

/**
 * Replaces the environment with the recorded one. The clock stands still at the time it is set to, and intervals never fire:
 * a screen must not change while it is viewed.
 */
export function freezeEnvironment({ timeZone, dark }: RecordedEnvironment): {
  setTime: (time: number) => void;
} {
  let now = Date.now();
  const Dates = Date;
  globalThis.Date = new Proxy(Dates, {
    construct: (target, given: unknown[]): object =>
      given.length === 0 ? new target(now) : Reflect.construct(target, given),
    apply: () => new Dates(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  Reflect.set(globalThis, 'setInterval', () => 0);
  holdTimeZone(timeZone);
  holdColourScheme(dark);
  return {
    setTime: (time) => {
      now = time;
    },
  };
}
