const en = {
  delivery: {
    promise: 'Arrives {dates}',
    /** Rendered on the server and without JavaScript. */
    before: 'in {place} · order before {time}',
    within: 'in {place} · order within {time}',
    later: 'in {place}',
    hoursAndMinutes: '{hours} {minutes}',
    hours: {
      one: '{n}\u00a0h',
      other: '{n}\u00a0h',
    },
    minutes: {
      one: '{n}\u00a0min',
      other: '{n}\u00a0min',
    },
    outOfStock: 'Out of stock for now. We can email you as soon as it’s back.',
    deliverTo: 'Deliver to',
    policy: 'Delivery and returns',
  },
} as const;

export default en;
