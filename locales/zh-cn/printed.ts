import articlePages from './articlePages.json';
import articles from './articles.json';
import boards from './boards.json';
import comments from './comments.json';
import common from './common.json';
import decisions from './decisions.json';
import errors from './errors.json';
import games from './games.json';
import home from './home.json';
import information from './information.json';
import members from './members.json';
import metadata from './metadata.json';
import navigation from './navigation.json';
import notices from './notices.json';
import pagination from './pagination.json';
import player from './player.json';
import players from './players.json';
import proofs from './proofs.json';
import rankings from './rankings.json';
import series from './series.json';
import session from './session.json';
import verify from './verify.json';

/** The texts of the pages that the server prints. */
export const printed = {
  articlePages,
  articles,
  boards,
  comments,
  common,
  decisions,
  errors,
  games,
  home,
  information,
  members,
  metadata,
  navigation,
  notices,
  pagination,
  player,
  players,
  proofs,
  rankings,
  series,
  session,
  verify,
};
