-- On how many days members were here, and how many comments they have: what badges are for.

create table member_activity (
  -- No foreign key: its cascade could come before that of the comments, and wait in a circle with whoever deletes an article.
  user_id int primary key,
  -- Days in UTC, of which only the last one is kept; null before the first.
  days int not null default 0,
  last_day date,
  -- Without those that a moderator has hidden.
  comments int not null default 0
) with (fillfactor = 70);

-- Of earlier days those are known on which a member logged in last, and on which a session that is still kept began or was used last.
-- Before the triggers, which block writers: this takes a while.
insert into member_activity (user_id, days, last_day)
select user_id, count(*), max(day) from (
  select id as user_id, (last_login_at at time zone 'UTC')::date as day from users where last_login_at is not null
  union select user_id, (created_at at time zone 'UTC')::date from sessions
  union select user_id, (last_used_at at time zone 'UTC')::date from sessions where last_used_at is not null
) known group by 1;

-- Triggers fire in the order of their names: after those of foreign keys, which begin with RI_.
create function end_member_activity() returns trigger language plpgsql as $$
begin
  delete from member_activity where user_id = old.id;
  return null;
end $$;
create trigger users_end_activity after delete on users for each row execute function end_member_activity();

-- In the order of the members: two transactions that count the same ones wait for each other, never in a circle.
create function count_member_comments() returns trigger language plpgsql as $$
begin
  insert into member_activity as n (user_id, comments)
  select user_id, count(*) from fresh where user_id is not null and hidden_at is null group by 1 order by 1
  on conflict (user_id) do update set comments = n.comments + excluded.comments;
  return null;
end $$;
create function uncount_member_comments() returns trigger language plpgsql as $$
begin
  perform from member_activity where user_id in (select user_id from gone where hidden_at is null) order by user_id for no key update;
  update member_activity n set comments = n.comments - g.total
    from (select user_id, count(*) as total from gone where hidden_at is null group by 1) g where g.user_id = n.user_id;
  return null;
end $$;
create function recount_hidden_comment() returns trigger language plpgsql as $$
begin
  insert into member_activity as n (user_id, comments) values (new.user_id, 0)
  on conflict (user_id) do update set comments = n.comments + case when new.hidden_at is null then 1 else -1 end;
  return null;
end $$;
create trigger comments_of_members after insert on comments
  referencing new table as fresh for each statement execute function count_member_comments();
create trigger comments_of_members_gone after delete on comments
  referencing old table as gone for each statement execute function uncount_member_comments();
create trigger comments_of_members_hidden after update of hidden_at on comments
  for each row when (new.user_id is not null and (old.hidden_at is null) <> (new.hidden_at is null))
  execute function recount_hidden_comment();

-- After the triggers: creating them waits for writers, so no comment and no deleted account is missed.
delete from member_activity n where not exists (select from users u where u.id = n.user_id);
insert into member_activity as n (user_id, comments)
select user_id, count(*) from comments where user_id is not null and hidden_at is null group by 1
on conflict (user_id) do update set comments = excluded.comments;
