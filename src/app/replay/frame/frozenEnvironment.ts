/** Where and when the screens of a snapshot were: what they read of the world beside the store. */
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

/** The member's system preferred dark or light; the reader's may not. */
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
 * Makes this page's world the recorded one. The clock stands at whatever time it is set to, and nothing happens at intervals:
 * a screen must look as it did, however long somebody looks at it.
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
