/** Both ends of weeks such as `17–20`, which Arabic says in words: a dash between numbers reads backwards there. */
export const weekRange = (weeks: string): { from: string; to: string } => {
  const [from = '', to = ''] = weeks.split('–');
  return { from, to };
};
