const en = {
  delivery: {
    /** For every day: what the server writes, and who has no clock reads. */
    usual: {
      one: 'Order before {time} for delivery in {place} within {n} delivery day',
      other: 'Order before {time} for delivery in {place} within {n} delivery days',
    },
    within: 'Order within {time} for delivery {day} in {place}',
    now: 'Order now for delivery {day} in {place}',
    hoursAndMinutes: '{hours} {minutes}',
    hours: {
      one: '{n}\u00a0h',
      other: '{n}\u00a0h',
    },
    minutes: {
      one: '{n}\u00a0min',
      other: '{n}\u00a0min',
    },
    today: 'today',
    tomorrow: 'tomorrow',
    onWeekday: 'on {weekday}',
    onDate: 'on {date}',
    deliverTo: 'Deliver to',
    policy: 'Delivery and returns in detail',
  },
} as const;

export default en;
