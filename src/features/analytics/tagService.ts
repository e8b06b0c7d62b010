import { languageTags } from '../../contract/languages';
import type { MeasuredPage } from './measuredPage';
import { removeTagCookies } from './tagCookies';
import { loadTagScript } from './tagScript';

/** The script takes its orders out of this list, and knows them by being `arguments`, not an array. */
function order(..._words: unknown[]): void {
  const known: unknown = Reflect.get(globalThis, 'dataLayer');
  const orders: unknown[] = Array.isArray(known) ? known : [];
  orders.push(arguments);
  Reflect.set(globalThis, 'dataLayer', orders);
}

/** Seconds a browser is known again for: thirteen months, from the first visit on. */
const cookieSeconds = 34_128_000;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

/** Page views by Google's documented script, for the one id a document has. */
export function createTagService(id: string) {
  const offSwitch = `ga-disable-${id}`;
  let started = false;
  let last: string | undefined;

  /** Goes with whatever the script sends by itself, which would otherwise be the whole address. */
  const describe = ({ path, title, language }: MeasuredPage) => {
    const { origin } = globalThis.location;
    const page = {
      page_location: `${origin}${path}`,
      page_title: title,
      page_referrer: last === undefined ? arrivedFrom() : `${origin}${last}`,
      language: languageTags[language],
    };
    order('set', page);
    return page;
  };

  const start = () => {
    started = true;
    order('consent', 'default', { ...denied, analytics_storage: 'granted' });
    order('js', new Date());
    order('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: 'none',
      cookie_expires: cookieSeconds,
      cookie_update: false,
    });
    loadTagScript(id);
  };

  return {
    /** Tells of a page, once, however often it is drawn. */
    pageShown: (page: MeasuredPage) => {
      if (page.path === last) return;
      Reflect.set(globalThis, offSwitch, false);
      const described = describe(page);
      if (!started) start();
      last = page.path;
      order('event', 'page_view', described);
    },
    /** From here on the script sends nothing, and what it kept is gone. */
    stop: () => {
      last = undefined;
      if (started) Reflect.set(globalThis, offSwitch, true);
      removeTagCookies();
    },
  };
}

export type TagService = ReturnType<typeof createTagService>;

/** The site a visitor came from, and nothing of where on it; one's own where there is none. */
function arrivedFrom(): string {
  const { referrer } = document;
  return URL.canParse(referrer) ? new URL(referrer).origin : globalThis.location.origin;
}
