-- Environment and errors of a snapshot, for listing and searching cases.
alter table support_cases
  add column page text not null default '',
  add column browser text not null default '',
  add column operating_system text not null default '',
  add column build text not null default '',
  -- The errors and failed requests as lines of text.
  add column errors text not null default '',
  -- Window, time zone, errors and failed requests, for the case's page.
  add column diagnostics jsonb not null default '{}';
create index support_cases_page on support_cases using gin (lower(page) gin_trgm_ops);
create index support_cases_browser on support_cases
  using gin (lower(browser || ' ' || operating_system) gin_trgm_ops);
create index support_cases_errors on support_cases using gin (lower(errors) gin_trgm_ops);
create index support_cases_version on support_cases
  using gin (lower(app_version || ' ' || build) gin_trgm_ops);
