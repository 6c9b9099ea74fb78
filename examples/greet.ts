// A script for a maid who is waiting for something to do: guests who have lost half their patience come first.
//
//     npm run sim -- examples/duties.json --script mei=examples/greet.ts
//
// The same text can be pasted into the lab (Scripts, Share as text). docs/scripts-in-the-browser.md explains it.

export default concat(
  heeds,
  script((me) => {
    if (me.carrying.length > 0) return carry();
    if (me.orders.length >= me.mostOrders) return handIn();
    const [restless] = me.callers().filter(({ patience }) => patience < 0.5);
    if (!restless) return usual();
    me.because(`${restless.name} will not wait much longer`);
    return serve(restless);
  }),
);
