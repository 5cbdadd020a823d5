const en = {
  delivery: {
    /** Rendered on the server and without JavaScript. */
    before: 'Arrives {dates} in {place} if you order before {time}',
    within: 'Arrives {dates} in {place} if you order within {time}',
    arrives: 'Arrives {dates} in {place}',
    hoursAndMinutes: '{hours} {minutes}',
    hours: {
      one: '{n}\u00a0h',
      other: '{n}\u00a0h',
    },
    minutes: {
      one: '{n}\u00a0min',
      other: '{n}\u00a0min',
    },
    deliverTo: 'Deliver to',
    policy: 'Delivery and returns',
  },
} as const;

export default en;
