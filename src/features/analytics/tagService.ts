import { languageTags } from '../../contract/languages';
import type { MeasuredPage } from './measuredPage';
import { removeTagCookies } from './tagCookies';
import { loadTagScript } from './tagScript';

/** Pushes a command to the script's queue. The script recognizes commands by their type, `arguments`: an array would be ignored. */
function order(..._words: unknown[]): void {
  const known: unknown = Reflect.get(globalThis, 'dataLayer');
  const commands: unknown[] = Array.isArray(known) ? known : [];
  commands.push(arguments);
  Reflect.set(globalThis, 'dataLayer', commands);
}

/** Cookie lifetime in seconds: thirteen months from the first visit. */
const cookieSeconds = 34_128_000;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

/** Reports page views through Google's documented script, for the one measurement id of the document. */
export function createTagService(id: string) {
  const offSwitch = `ga-disable-${id}`;
  let started = false;
  let last: string | undefined;

  /** Sets the parameters of all events the script sends itself; by default it would send the full URL. */
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
    /** Reports a page once, however often it renders. */
    pageShown: (page: MeasuredPage) => {
      if (page.path === last) return;
      Reflect.set(globalThis, offSwitch, false);
      const described = describe(page);
      if (!started) start();
      last = page.path;
      order('event', 'page_view', described);
    },
    /** Stops all reporting and deletes the script's cookies. */
    stop: () => {
      last = undefined;
      if (started) Reflect.set(globalThis, offSwitch, true);
      removeTagCookies();
    },
  };
}

/** The origin of the referrer, without its path; the site's own origin if there is none. */
function arrivedFrom(): string {
  const { referrer } = document;
  return URL.canParse(referrer) ? new URL(referrer).origin : globalThis.location.origin;
}
