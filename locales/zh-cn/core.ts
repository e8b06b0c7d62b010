import articles from './articles.json';
import common from './common.json';
import errors from './errors.json';
import home from './home.json';
import metadata from './metadata.json';
import navigation from './navigation.json';
import session from './session.json';

/** The texts of a first screen, which travel together. */
export const core = { articles, common, errors, home, metadata, navigation, session };

/** Every other text: each area when a screen asks for it. Their list stands here, so that a reader carries one language's. */
export const loadArea = (area: string) =>
  import(
    /* webpackChunkName: "locale-zh-cn-[request]" */
    /* webpackInclude: /\.json$/ */
    /* webpackExclude: /(articles|common|errors|home|mail|metadata|navigation|server|session)\.json$/ */
    `./${area}.json`
  );
