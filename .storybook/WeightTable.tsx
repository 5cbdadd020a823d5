import weights from 'virtual:weights';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What each job weighs here, its limit, and what it weighs with other libraries. */
export function WeightTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Job, kB</th>
          <th>Mahd</th>
          <th>its limit</th>
          {weights.rivals.map(({ name, version }) => (
            <th key={name}>
              {name} {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weights.rows.map(({ what, bytes, budget, rivals }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>
              <strong>{kB(bytes)}</strong>
            </td>
            <td>{kB(budget)}</td>
            {rivals.map((figure, at) => (
              <td key={weights.rivals[at]?.name}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
