import weights from 'virtual:weights';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The size of each job here, its limit, and its size in other libraries. */
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
