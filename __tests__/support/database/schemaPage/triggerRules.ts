/** What each trigger keeps true, in one sentence. */
export const triggerRules: Readonly<Record<string, string>> = {
  article_views_by_year:
    'Adds each change of a month’s views of an article to the views of its year.',
  article_views_counted: 'Counts views by day, and the views of each article by day and month.',
  article_written:
    'Copies status, category, featured flag and dates of an article to its listings.',
  articles_counted:
    'Counts a published article for the day of its publication, and no longer when it is deleted.',
  articles_recounted:
    'Moves the count of an article when it is published, withdrawn or given another date.',
  audit_counts_never_emptied: 'Refuses to empty the counts of repeated audit events.',
  audit_counts_only_grow:
    'Lets a count of repeated events only grow by one, and be deleted only after 1,090 days.',
  audit_log_append_only:
    'Lets entries of the audit log only be added, and deleted only after 1,090 days.',
  audit_log_logins_counted: 'Counts each successful log-in by day.',
  audit_log_never_emptied: 'Refuses to empty the audit log.',
  chart_records_added:
    'Lets the holder of a chart’s first place change, or go on, with each record of its timeline.',
  chart_records_corrected:
    'Makes the holders of the first place again for charts whose timeline is corrected.',
  charts_weigh_platforms:
    'Lets the rankings of platforms follow a chart that begins or ends to count, or moves.',
  comments_counted: 'Counts new comments by day.',
  comments_of_members: 'Counts new comments of each member.',
  comments_of_members_gone: 'Takes deleted comments out of the counts of their members.',
  comments_of_members_hidden:
    'Takes a hidden comment out of the count of its member, and back when it is shown again.',
  count_comments: 'Keeps the number of comments of an article.',
  daily_counts_by_month: 'Adds each change of a day’s counter to the counter of its month.',
  day_roots_append_only: 'Refuses to change or delete the root of a day.',
  day_roots_never_emptied: 'Refuses to empty the roots of the days.',
  games_change_series:
    'Notes a game that changes its series, so that workers move what its players have there.',
  games_counted: 'Counts public games, their scores and their proved scores.',
  games_ranked: 'Gives each new game the row by which its ranking is locked and timed.',
  games_recounted:
    'Corrects the counts of public games and scores when a game is published, hidden or ranked.',
  games_weigh_platforms:
    'Lets the rankings of platforms follow the charts of a game that begins or ends to count.',
  groups_make_parts:
    'Makes or removes the parts of a game with a ranking of their own when its groups change.',
  groups_weigh_platforms:
    'Lets the rankings of platforms follow the charts of a group that begins or ends to count.',
  listings_deleted:
    'Takes deleted articles out of the counts by status, category and featured flag.',
  listings_inserted: 'Adds new articles to the counts by status, category and featured flag.',
  listings_updated_1: 'Takes changed articles out of the counts of what they were.',
  listings_updated_2: 'Adds changed articles to the counts of what they are now.',
  picture_files_measure: 'Sets size and SHA-256 of a picture whose bytes are in the database.',
  players_forget_proofs:
    'Deletes the comments and pictures of a player’s proofs when the account is deleted.',
  players_forget_requests:
    'Deletes what others wrote about a player’s scores when the account is deleted.',
  players_leave_badges:
    'Asks for the games whose badges a deleted account holds to be ranked, which ends the badges.',
  players_listed: 'Gives the row of a player in the list of players the player’s new country.',
  players_moved:
    'Notes a player whose country changes, so that a worker gives the scores the new country.',
  proof_requests_forget_message:
    'Deletes what a member wrote in a request for a proof when the account is deleted.',
  ranking_changes_followed:
    'Lets the rankings of platforms follow each change that a worker takes to rank it.',
  ranking_work_ignored:
    'Discards what nodes of the version before 034 write to a table that nothing reads any more.',
  report_cases_named:
    'Sets which avatar or name a case is about if a node of the version before 055 opened it.',
  score_events_append_only: 'Refuses to change or delete an event of a chart’s history.',
  score_events_by_month:
    'Counts what each player posts, and the accepted proofs, by month and game.',
  score_events_checked:
    'Notes charts whose group has a rule for proofs, and which of their scores the rule could ask for.',
  score_events_counted: 'Counts posted scores by day: created, improved and corrected ones.',
  score_events_never_emptied: 'Refuses to empty the history of the charts.',
  score_events_noted: 'Adds a row to the chart’s timeline when an event changes its first place.',
  scores_added: 'Counts new scores of a chart: all, ranked and proved, and ranked ones by bucket.',
  scores_added_noted: 'Adds new scores to the changes that their games are ranked from.',
  scores_added_on_boards:
    'Counts new ranked scores on the boards of their platform and country, and by bucket there.',
  scores_changed: 'Corrects the counts and buckets of a chart when its scores change.',
  scores_changed_noted:
    'Adds scores whose value, state or player changes to the changes that their games are ranked from.',
  scores_changed_on_boards:
    'Corrects the counts and buckets of the boards of platforms and countries when scores change.',
  scores_due_noted: 'Notes each score that has to be proved, so that a job writes to its player.',
  scores_in_country: 'Gives a new score the country of its player.',
  scores_removed: 'Takes deleted scores out of the counts and buckets of their chart.',
  scores_removed_from_boards:
    'Takes deleted scores out of the counts and buckets of their platform’s and country’s boards.',
  scores_removed_noted: 'Adds deleted scores to the changes that their games are ranked from.',
  series_standings_in_country: 'Gives a new standing in a series the country of the player.',
  standings_in_country: 'Gives a new standing in a game the country of the player.',
  totals_in_country: 'Gives the totals of a player the country of the player.',
  translations_deleted:
    'Rewrites the listings of an article that loses a translation, or removes them with the last one.',
  translations_inserted:
    'Writes the listings of an article, one for each interface language, when it is translated.',
  translations_updated: 'Rewrites the listings of an article whose texts change.',
  users_counted: 'Counts new members by day, and members by language.',
  users_end_activity: 'Deletes the counts of days and comments of a deleted account.',
  users_forget_reports:
    'Deletes what the member of a deleted account wrote in reports, and what was kept of theirs.',
  users_gone_counted: 'Takes deleted members out of the counts by language.',
  users_gone_recorded:
    'Records the id of a deleted account, so that a restored backup does not bring it back.',
  users_keep_super_administrator: 'Keeps at least one super administrator who can log in.',
  users_language_counted: 'Moves a member between the counts by language.',
  users_listed: 'Gives the row of a player in the list of players the member’s new name.',
  users_roles_counted: 'Adds new members to the counts by role.',
  users_roles_gone_counted: 'Takes deleted members out of the counts by role.',
  users_roles_recounted: 'Moves a member between the counts by role.',
};
