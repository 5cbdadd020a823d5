const en = {
  tracking: {
    title: 'Order Tracking',
    intro: 'Enter your order number and the email or mobile number you ordered with.',
    orderNumber: 'Order number',
    orderNumberHint: 'You find it in your confirmation email.',
    contact: 'Email or mobile number',
    errorNumber: 'Please enter the Order Number',
    errorContact: 'Please enter your email or mobile number',
    notFound: 'No Record Found Please Try Again',
    notReceived: "Didn't receive your order?",
    progress: 'Progress of order {orderNumber}',
    submit: 'Track order',
    again: 'Track another order',
    steps: {
      confirmed: 'Confirmed',
      processing: 'Processing',
      dispatched: 'Dispatched',
      delivered: 'Delivered',
    },
  },
  status: {
    ORDERPLACED: 'Order placed',
    ORDERCONFIRMED: 'Confirmed',
    ORDERPROCESSED: 'Processing',
    ORDERDISPATCHED: 'Dispatched',
    ORDERDELIVERED: 'Delivered',
    ORDERNOTDELIVERED: 'Not delivered',
    ORDERCANCELLED: 'Cancelled',
    text: {
      ORDERPLACED: 'We have received your order and will confirm it soon.',
      ORDERCONFIRMED: 'Your order is confirmed.',
      ORDERPROCESSED: 'We are preparing your parcel.',
      ORDERDISPATCHED: 'Your parcel is on its way.',
      ORDERDELIVERED: 'Your parcel has been delivered.',
      ORDERNOTDELIVERED: 'The courier could not deliver your parcel. We write to you about the next attempt.',
      ORDERCANCELLED: 'This order was cancelled.',
    },
  },
} as const;

export default en;
