// Nell goes to the tables of restless guests first: at half time everyone wants something at once.

export default concat(
  heeds,
  script((me) => {
    if (me.carrying.length > 0) return carry();
    if (me.orders.length >= me.mostOrders) return handIn();
    const [restless] = me.callers().filter(({ patience }) => patience < 0.6);
    if (!restless) return usual();
    me.because(`${restless.name} has waited since half time began`);
    return serve(restless);
  }),
);
