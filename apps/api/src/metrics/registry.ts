export type Labels = Readonly<Record<string, string>>;

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  lines(): string[] | Promise<string[]>;
}

/** Only ever grows, for each set of labels. */
export interface Counter {
  add(labels: Labels, by?: number): void;
}

/** How often a value was at most so large, for each set of labels. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** A value that is asked for when somebody reads the metrics. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/**
 * What is counted while the process runs, in the text format of Prometheus (version 0.0.4). Labels must come from a short fixed list: every
 * set of them is kept as long as the process lives.
 */
export class Metrics {
  readonly #metrics: Metric[] = [];

  counter(name: string, help: string): Counter {
    const values = new Map<string, number>();
    this.#metrics.push({
      name,
      help,
      type: 'counter',
      lines: () => [...values].map(([labels, value]) => `${name}${labels} ${value}`),
    });
    return {
      add(labels, by = 1) {
        const key = labelText(labels);
        values.set(key, (values.get(key) ?? 0) + by);
      },
    };
  }

  /** @param bounds upper ends of the buckets, growing; the one without an end is added */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
    const linesOf = ({
      labels,
      counts,
      sum,
      count,
    }: {
      labels: Labels;
      counts: number[];
      sum: number;
      count: number;
    }) => [
      ...bounds.map(
        (bound, index) => `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${counts[index] ?? 0}`,
      ),
      `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${labelText(labels)} ${sum}`,
      `${name}_count${labelText(labels)} ${count}`,
    ];
    this.#metrics.push({ name, help, type: 'histogram', lines: () => [...series.values()].flatMap(linesOf) });
    return {
      observe(labels, value) {
        const key = labelText(labels);
        const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
        series.set(key, one);
        for (const [index, bound] of bounds.entries())
          if (value <= bound) one.counts[index] = (one.counts[index] ?? 0) + 1;
        one.sum += value;
        one.count += 1;
      },
    };
  }

  /** A value read at the moment of asking; a reading that fails leaves its line out. */
  gauge(
    name: string,
    help: string,
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
    type: 'gauge' | 'counter' = 'gauge',
  ): void {
    this.#metrics.push({
      name,
      help,
      type,
      lines: async () => (await read()).map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
    });
  }

  /** Everything, as Prometheus reads it. */
  async text(): Promise<string> {
    const parts = await Promise.all(
      this.#metrics.map(async ({ name, help, type, lines }) => {
        const values = await Promise.resolve()
          .then(lines)
          .catch((): string[] => []);
        return values.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${values.join('\n')}\n`;
      }),
    );
    return parts.join('');
  }
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
