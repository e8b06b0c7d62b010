import articles from './articles.json';
import common from './common.json';
import errors from './errors.json';
import home from './home.json';
import metadata from './metadata.json';
import navigation from './navigation.json';
import notices from './notices.json';
import session from './session.json';

/** The texts of a first screen, which travel together. */
export const core = { articles, common, errors, home, metadata, navigation, notices, session };

/**
 * The other areas, in one chunk for each group of screens. The expressions are literals in each language's folder because webpack
 * reads them at build time, and so that a reader loads the file names of one language only.
 */
export const loadArea = (area: string) => {
  if (area.startsWith('admin'))
    return import(
      /* webpackMode: "lazy-once" */
      /* webpackChunkName: "locale-it-administration" */
      /* webpackInclude: /admin\w+\.json$/ */
      `./${area}.json`
    );
  if (/^(auth|profile|settings|themes)$/.test(area))
    return import(
      /* webpackMode: "lazy-once" */
      /* webpackChunkName: "locale-it-account" */
      /* webpackInclude: /(auth|profile|settings|themes)\.json$/ */
      `./${area}.json`
    );
  if (/^(games|boards|scoreSheet)$/.test(area))
    return import(
      /* webpackMode: "lazy-once" */
      /* webpackChunkName: "locale-it-records" */
      /* webpackInclude: /(games|boards|scoreSheet)\.json$/ */
      `./${area}.json`
    );
  if (/^(decisions|proofs)$/.test(area))
    return import(
      /* webpackMode: "lazy-once" */
      /* webpackChunkName: "locale-it-proofs" */
      /* webpackInclude: /(decisions|proofs)\.json$/ */
      `./${area}.json`
    );
  if (
    /^(badges|comparison|explanation|information|moderation|past|player|players|rankHistory|rankings|replay|reportCases|reports|requests|series|showcase|takeBack|unplayed|verify|visits|year)$/.test(
      area,
    )
  )
    return import(
      /* webpackChunkName: "locale-it-[request]" */
      /* webpackInclude: /(badges|comparison|explanation|information|moderation|past|player|players|rankHistory|rankings|replay|reportCases|reports|requests|series|showcase|takeBack|unplayed|verify|visits|year)\.json$/ */
      `./${area}.json`
    );
  return import(
    /* webpackMode: "lazy-once" */
    /* webpackChunkName: "locale-it-community" */
    /* webpackInclude: /(accountMenu|analytics|articlePages|comments|descriptions|members|pagination|pwa|support|video)\.json$/ */
    `./${area}.json`
  );
};
