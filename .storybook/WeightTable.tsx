import weights from 'virtual:weights';

const kB = (value: number | null) => (value === null ? '–' : value.toFixed(1));

/** What each job weighs here, its limit, and what it weighs with other libraries. */
export function WeightTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Job, kB</th>
          <th>Mahd</th>
          <th>its limit</th>
          {weights.rivals.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weights.rows.map(({ what, bytes, budget, rivals }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>
              <strong>{kB(bytes / 1000)}</strong>
            </td>
            <td>{kB(budget / 1000)}</td>
            {rivals.map((figure, at) => (
              <td key={weights.rivals[at]}>{kB(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
