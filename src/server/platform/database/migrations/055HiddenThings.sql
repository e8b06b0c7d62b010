-- What a moderator has hidden is not shown again in another guise.

-- Usernames that read alike. Case, look-alike letters, repeated letters and underscores do not count, nor do digits in place of letters or
-- between them; the number at the end does. The words end with the last letter, or with one digit (twice at most) right behind it. Words of
-- one repeated letter keep its repeats: "Lili" does not read like "lil".
create function folded_username(name text) returns text
  language sql immutable parallel safe strict
  return (
    with split as (
      select coalesce(substring(lower(name) from '^(.*[a-z](?:([013457])\2?(?![0-9]))?)'), '') as words
    ), mapped as (
      select btrim(substr(name, length(words) + 1), '_') as number,
        replace(translate(regexp_replace(words, '[2689]|_[0-9]+(?=_)', '', 'g'), '013457i_', 'oleastl'), 'rn', 'm') as letters
      from split
    )
    select case when letters ~ '^(.)\1*$' then letters else regexp_replace(letters, '(.)\1+', '\1', 'g') end || ' ' || number
    from mapped);

-- Which avatar (its hash) or name (the hash of its folded form) of the member: each is a case of its own. Hashes stay when the member leaves.
alter table report_cases add column thing text not null default '';
update report_cases set thing = left(encode(sha256(decode(kept->>'avatar', 'base64')), 'hex'), 32) where kept ? 'avatar';
update report_cases set thing = md5(folded_username(kept->>'name')) where kept ? 'name';
-- Nodes of the version before do not know it.
create function name_reported_thing() returns trigger language plpgsql as $$
begin
  if new.kept ? 'avatar' then new.thing := left(encode(sha256(decode(new.kept->>'avatar', 'base64')), 'hex'), 32); end if;
  if new.kept ? 'name' then new.thing := md5(folded_username(new.kept->>'name')); end if;
  return new;
end $$;
create trigger report_cases_named before insert on report_cases
  for each row when (new.thing = '' and new.kept ?| array['avatar', 'name']) execute function name_reported_thing();
-- What was hidden and is not kept any more.
update report_cases c set thing = md5(folded_username(f.username)) from former_usernames f
  where c.kind = 'name' and c.thing = '' and c.hide and c.reversed_at is null and f.blocked and f.user_id = c.subject_id;
update report_cases c set thing = a.hash from avatars a
  where c.kind = 'avatar' and c.thing = '' and c.hide and c.reversed_at is null and a.hidden_at is not null and a.user_id = c.subject_id;
create unique index report_cases_open_things on report_cases (kind, subject_id, thing) where state = 'open';
drop index report_cases_open;
-- What is hidden as long as the decision stands.
create index report_cases_hidden on report_cases (kind, thing) where hide and reversed_at is null;

-- Whether a decision gave the present name. Names that were given already are known by their form.
alter table users add column has_neutral_name boolean not null default false;
update users u set has_neutral_name = true from report_cases c
where c.owner_id = u.id and c.kind = 'name' and c.hide and c.reversed_at is null
  and u.username ~ ('^member_' || u.id || '(_[0-9]{4})?$');

-- Open cases whose member has left: a job closes those about which nothing is left to decide.
create index report_cases_left on report_cases (id) where state = 'open' and owner_id is null;
