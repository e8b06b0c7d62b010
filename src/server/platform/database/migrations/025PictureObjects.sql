-- Picture files are in their row (`bytes`) or in an object of an S3-compatible service (`object_key`).

-- A row is written before its object and deleted after it, so that no object is ever unknown to the database.
create table picture_objects (
  key text primary key,
  store text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);

-- Nodes of the build before this one insert rows without size and checksum: they need defaults, which the trigger replaces.
alter table picture_files
  add column size int not null default 0,
  add column sha256 text not null default '';
update picture_files set size = octet_length(bytes), sha256 = encode(sha256(bytes), 'hex');
alter table picture_files
  alter column bytes drop not null,
  add column object_key text references picture_objects,
  add constraint picture_files_checksum check (length(sha256) = 64),
  add constraint picture_files_one_place check ((bytes is null) <> (object_key is null));
create unique index picture_files_object on picture_files (object_key);

create function measure_picture_file() returns trigger language plpgsql as $$
begin
  if new.bytes is not null then
    new.size := octet_length(new.bytes);
    new.sha256 := encode(sha256(new.bytes), 'hex');
  end if;
  return new;
end $$;
create trigger picture_files_measure before insert or update of bytes on picture_files
  for each row execute function measure_picture_file();
