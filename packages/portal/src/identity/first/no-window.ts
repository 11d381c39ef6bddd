// The build has no window: what wants to hear of other tabs hears nothing.
if (!('window' in globalThis)) Object.assign(globalThis, { window: new EventTarget() })
