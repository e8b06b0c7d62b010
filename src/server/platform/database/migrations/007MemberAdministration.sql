-- Account states and devices for administrators, and a trigger that protects the last super administrator.
alter table users
  add column last_login_at timestamptz,
  -- Set while a member must choose a new password before logging in again.
  add column password_reset_required_at timestamptz;
alter table sessions
  -- Browser, operating system and shortened network: enough for members to recognise their devices.
  add column device text,
  add column address_range text,
  add column last_used_at timestamptz;
update sessions set last_used_at = created_at;
update users u set last_login_at = s.at
  from (select user_id, max(created_at) as at from sessions group by user_id) s where s.user_id = u.id;

create index users_username_trigrams on users using gin (lower(username) gin_trgm_ops);
create index users_roles on users using gin (roles);
create index users_created on users (created_at, id);
create index users_last_login on users (last_login_at desc nulls last, id desc);
create index users_disabled on users (id) where disabled_at is not null;
create index users_reset_required on users (id) where password_reset_required_at is not null;

create index users_super_administrators on users (id)
  where 'ROLE_SUPER_ADMIN' = any (roles) and disabled_at is null;

-- Protects the last super administrator who can log in, also against concurrent changes.
create function keep_super_administrator() returns trigger language plpgsql as $$
begin
  if 'ROLE_SUPER_ADMIN' = any (old.roles) and old.disabled_at is null then
    if tg_op = 'UPDATE' then
      if 'ROLE_SUPER_ADMIN' = any (new.roles) and new.disabled_at is null then
        return new;
      end if;
    end if;
    -- Serialises these changes: each must see whether the previous one was committed.
    perform pg_advisory_xact_lock(7007001);
    if not exists (
      select from users
      where 'ROLE_SUPER_ADMIN' = any (roles) and disabled_at is null and id <> old.id
    ) then
      raise exception 'The last super administrator stays.' using errcode = 'VGR01';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger users_keep_super_administrator before delete or update of roles, disabled_at on users
  for each row execute function keep_super_administrator();
