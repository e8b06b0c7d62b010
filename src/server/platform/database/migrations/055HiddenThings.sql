-- What a moderator has hidden is not shown again in another guise.

-- Usernames that read alike: case, look-alike letters, digits for letters, underscores and repeated characters do not count.
create function folded_username(name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(translate(replace(lower(name), 'm', 'rn'), '013457i_', 'oleastl'), '(.)\1+', '\1', 'g');

-- Which avatar (its hash) or name (the hash of its folded form) of the member: each is a case of its own. Hashes stay when the member leaves.
alter table report_cases add column thing text not null default '';
update report_cases set thing = left(encode(sha256(decode(kept->>'avatar', 'base64')), 'hex'), 32) where kept ? 'avatar';
update report_cases set thing = md5(folded_username(kept->>'name')) where kept ? 'name';
create unique index report_cases_open_things on report_cases (kind, subject_id, thing) where state = 'open';
drop index report_cases_open;
-- What is hidden as long as the decision stands.
create index report_cases_hidden on report_cases (kind, thing) where hide and reversed_at is null;

-- Open cases whose member has left: a job closes those about which nothing is left to decide.
create index report_cases_left on report_cases (id) where state = 'open' and owner_id is null;
