import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Cluster } from './Cluster/index.js';
import { Container } from './Container/index.js';
import { Grid } from './Grid/index.js';
import { Stack } from './Stack/index.js';

const Box = styled.div`
  min-inline-size: 6rem;
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-pastel-1);
  text-align: start;
`;
const boxes = (count: number) => Array.from({ length: count }, (_, at) => <Box key={at}>{at + 1}</Box>);

const meta = { title: 'Layout/Overview', component: Stack, subcomponents: { Cluster, Grid, Container } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One under the other. */
export const Stacked: Story = { render: (args) => <Stack {...args}>{boxes(3)}</Stack> };

/** Side by side, wrapping. */
export const Clustered: Story = { render: () => <Cluster>{boxes(7)}</Cluster> };

/** In columns: 1 → 2 → 3, and 2 → 3 → 4. */
export const InColumns: Story = {
  render: () => (
    <Stack gap={48}>
      <Grid columns={3}>{boxes(3)}</Grid>
      <Grid columns={4} gap={16} as="ul">
        {Array.from({ length: 8 }, (_, at) => (
          <Box key={at} as="li">
            {at + 1}
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
};

/** The width of a screen and the measure of an article. */
export const Contained: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      <Container>{boxes(1)}</Container>
      <Container width="reading">{boxes(1)}</Container>
    </Stack>
  ),
};
