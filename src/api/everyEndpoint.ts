/** Imports the endpoints of this folder, for tools that handle actions of pages not opened here. */
import './articlesApi';
import './chainsApi';
import './commentsApi';
import './homeApi';
import './membersApi';
import './moderationApi';
import './ownDataApi';
import './proofApi';
import './recordsApi';
import './scoreHistoryApi';
import './scoresApi';
import './sessionApi';
import './supportApi';
import './takeBackApi';
import './usersApi';
import './websiteApi';
