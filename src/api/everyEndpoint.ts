/** All endpoints at once, for tools that meet actions of pages which were never opened here. */
import './articlesApi';
import './commentsApi';
import './membersApi';
import './sessionApi';
import './supportApi';
import './usersApi';
import './websiteApi';
