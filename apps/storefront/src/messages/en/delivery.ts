const en = {
  delivery: {
    /** True on every day: rendered on the server and without JavaScript. */
    usual: {
      one: 'Order before {time} for delivery in {place} within {n} business day',
      other: 'Order before {time} for delivery in {place} within {n} business days',
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
    policy: 'Delivery and returns',
  },
} as const;

export default en;
