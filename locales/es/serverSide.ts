import articlePages from './articlePages.json';
import boards from './boards.json';
import decisions from './decisions.json';
import descriptions from './descriptions.json';
import games from './games.json';
import home from './home.json';
import information from './information.json';
import mail from './mail.json';
import metadata from './metadata.json';
import navigation from './navigation.json';
import players from './players.json';
import server from './server.json';

/** What the server says in this language, and what pages begin with: the static shell shows the words the page will. */
export const serverSide = {
  welcome: home.welcome,
  information,
  mail,
  decisionReasons: decisions.reasons,
  metadata,
  crumbs: navigation.pages,
  boards: boards.ranking,
  descriptions: {
    ...descriptions,
    ArticleList: articlePages.lead,
    GameList: games.lead,
    PlayerList: players.lead,
  },
  ...server,
};
