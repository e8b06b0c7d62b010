import { useNavigate } from 'react-router-dom';

/** A button for the step back in the history, and one for each address. */
export function Steps({ to = {} }: { to?: Readonly<Record<string, string>> }) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      {Object.entries(to).map(([name, address]) => (
        <button key={name} type="button" onClick={() => void navigate(address)}>
          {name}
        </button>
      ))}
    </>
  );
}
