-- Pictures whose acceptance was reversed before addresses were random: theirs follow from the hash in a public event.
update picture_files f set hash = replace(gen_random_uuid()::text, '-', '')
from (
  select i.picture_id from proofs p join proof_pictures i on i.id = p.proof_picture_id where p.state = 'revoked'
  except
  select i.picture_id from proofs r join proof_pictures j on j.id = r.proof_picture_id
    join proof_pictures i on i.picture_id = j.picture_id join proofs p on p.proof_picture_id = i.id
  where r.state = 'revoked' and p.state = 'accepted'
) reversed
where f.picture_id = reversed.picture_id;
