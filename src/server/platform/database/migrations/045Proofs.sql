-- Members send proofs, and read their own ones.

-- What the proof claims: the score may have another value later.
alter table proofs add column amounts bigint[] not null;

-- What proves the present value of a score.
create index proofs_accepted on proofs (score_id, revision desc, id desc) where state = 'accepted';
create index proofs_player_state on proofs (player_id, state, id desc);
-- How long the last decided proofs of a game waited.
create index proofs_waits on proofs (game_id, decided_at desc) include (sent_at) where state in ('accepted', 'refused');
-- Events name accepted pictures by it.
create index proof_pictures_sha256 on proof_pictures (sha256);

-- Whoever deletes the account of a member: what the player wrote and the pictures go, hashes and decisions stay.
create function forget_proofs() returns trigger language plpgsql as $$
begin
  update proofs set comment = null where player_id = new.id and comment is not null;
  with forgotten as (
    select picture_id from proof_pictures where player_id = new.id and picture_id is not null
  )
  delete from pictures p using forgotten f where p.id = f.picture_id
    and not exists (select from proof_pictures i where i.picture_id = p.id and i.player_id <> new.id)
    and not exists (select from games g where g.picture_id = p.id);
  delete from proof_pictures i where i.player_id = new.id
    and not exists (select from proofs p where p.proof_picture_id = i.id);
  update proof_pictures set picture_id = null where player_id = new.id and picture_id is not null;
  return null;
end $$;
create trigger players_forget_proofs after update of user_id on players
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_proofs();
