import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import anatomies from 'virtual:anatomies';
import componentDocs from 'virtual:component-docs';
import entries from 'virtual:entries';
import { guides } from '../packages/ui/docs/guides/index.js';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item.split('`').map((text, at) => (at % 2 === 1 ? <code key={at}>{text}</code> : text))}</li>
    ))}
  </ul>
);

const InlineCodes = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <code key={name} style={{ marginInlineEnd: '0.75em', whiteSpace: 'nowrap' }}>
      {name}
    </code>
  ));

const Codes = ({ names }: { names: readonly string[] }) => (
  <p>
    <InlineCodes names={names} />
  </p>
);

/** Parts, states and variables for styling and tests. */
function AnatomySection({ name }: { name: string }) {
  const anatomy = anatomies[name];
  if (!anatomy || anatomy.parts.length === 0) return null;
  const { parts, components, states, variables } = anatomy;
  return (
    <>
      <Heading>Parts and CSS variables</Heading>
      <p>Public API, stable between versions. Use them in your own styles and as selectors in tests.</p>
      <Codes names={parts.map((part) => `[data-part='${part}']`)} />
      {components.length > 0 && (
        <>
          <p>Made of these components, which have parts of their own:</p>
          <Codes names={components} />
        </>
      )}
      {states.length > 0 && <Codes names={states.map((state) => `[${state}]`)} />}
      {variables.length > 0 && <Codes names={variables} />}
    </>
  );
}

/** Props beside those in the table. */
function AttributesNote({ name }: { name: string }) {
  const attributes = componentDocs[name]?.attributes;
  if (!attributes) return null;
  const { element, defaults } = attributes;
  return (
    <p>
      Also takes <code>ref</code>, <code>className</code> and all attributes of{' '}
      {element.includes(' ') ? element : <code>{`<${element}>`}</code>}, such as <code>id</code> and{' '}
      <code>aria-describedby</code>.{defaults.length > 0 && ' By default: '}
      <InlineCodes names={defaults} />
    </p>
  );
}

/** The docs page of a component: its guide, and what is generated from its sources. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {entries[name] && <Source language="tsx" code={`import { ${name} } from '${entries[name]}';`} />}
      {guide && (
        <>
          <Heading>Use when</Heading>
          <List items={guide.use} />
          <Heading>Don’t</Heading>
          <List items={guide.dont} />
        </>
      )}
      <Primary />
      <Description of="story" />
      <Heading>Props</Heading>
      <Controls />
      <AttributesNote name={name} />
      <AnatomySection name={name} />
      {guide?.keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <List items={guide.keyboard} />
        </>
      )}
      {guide?.arabic && (
        <>
          <Heading>In Arabic</Heading>
          <List items={guide.arabic} />
        </>
      )}
      <Stories includePrimary={false} title={<Heading>More stories</Heading>} />
    </>
  );
}
