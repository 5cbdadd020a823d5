import weights from 'virtual:weights';

/** The server rendering cost of 200 product cards, here and in other libraries. */
export function CardCostTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Made with</th>
          <th>× cards written by hand</th>
          <th>× its own HTML from plain elements</th>
          <th>HTML, kB</th>
        </tr>
      </thead>
      <tbody>
        {weights.cards.map(({ system, version, bytes, timesByHand, timesOwn }) => (
          <tr key={system}>
            <td>{version === null ? <strong>{system}: the whole ProductCard</strong> : `${system} ${version}`}</td>
            <td>{timesByHand.toFixed(1)}</td>
            <td>{timesOwn.toFixed(1)}</td>
            <td>{(bytes / 1000).toFixed(0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
