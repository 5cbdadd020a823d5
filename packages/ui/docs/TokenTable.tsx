import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { media } from '../src/foundation/breakpoints.js';
import { brandCss } from '../src/foundation/defineBrand.js';
import { tokensOf } from './tokensOf.js';

const tokens = { mahd: tokensOf(brandCss(mahd)), nada: tokensOf(brandCss(nada)) };

/** The tokens whose names start with one of the prefixes, with their values in both brands. */
export function TokenTable({ prefixes }: { prefixes: readonly string[] }) {
  const names = Object.keys(tokens.mahd).filter((name) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Mahd</th>
          <th>Nada</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{tokens.mahd[name]}</td>
            <td>{tokens.nada[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The media queries of `@mahd/ui/breakpoints`. */
export function BreakpointTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Query</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, query]) => (
          <tr key={name}>
            <td>
              <code>media.{name}</code>
            </td>
            <td>
              <code>{query.replace('@media ', '')}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
