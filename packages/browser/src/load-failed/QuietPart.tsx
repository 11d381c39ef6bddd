import { Component, type ReactNode } from 'react'

/** A part whose chunk is here, but whose words may not come: then nothing is shown, and the screen goes on without it. */
export class QuietPart extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true }
  }
  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children
  }
}
